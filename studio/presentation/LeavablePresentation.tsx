import { useContext, useMemo, type ComponentType } from 'react';
import type { Tool } from 'sanity';
import { RouterContext } from 'sanity/_singletons';

type Component = ComponentType<{ tool: Tool }>;

/**
 * Lets editors leave the preview tool. On unmount, Presentation still writes the focused field into the URL, which
 * would navigate back to the preview. So it may navigate only while the URL belongs to it.
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
