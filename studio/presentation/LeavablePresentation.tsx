import { useContext, useMemo, type ComponentType } from 'react';
import type { Tool } from 'sanity';
import { RouterContext } from 'sanity/_singletons';

type Component = ComponentType<{ tool: Tool }>;

/**
 * The preview tool, which can be left. As it goes it still writes into the address which field had the focus, and with that it would bring itself
 * back: it navigates only while it is the tool of the address.
 */
export function leavable(Presentation: Component): Component {
  return function LeavablePresentation(props) {
    const router = useContext(RouterContext);
    const own = useMemo(
      () =>
        router && {
          ...router,
          navigate: ((...args: Parameters<typeof router.navigate>) => {
            if (location.pathname.split('/').includes(props.tool.name)) router.navigate(...args);
          }) as typeof router.navigate,
        },
      [router, props.tool.name],
    );
    return (
      <RouterContext.Provider value={own}>
        <Presentation {...props} />
      </RouterContext.Provider>
    );
  };
}
