type Hear<State> = (state: State, change: { deletedFetchers: readonly string[] }) => void;

interface Router<State> {
  state: State;
  subscribe: (hear: Hear<State>) => unknown;
}

const quiet = new WeakSet<object>();

/** Whether both hold the same things under the same names. */
export function holdsSame<Held extends object>(one: Held, other: Held): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Held)[];
  return names.every((name) => one[name] === other[name]);
}

/** From now on who subscribes to the router hears of new states alone, not of the same one again. */
export function tellOnlyNews<State extends object>(router: Router<State>): void {
  if (quiet.has(router)) return;
  quiet.add(router);
  const subscribe = router.subscribe;
  router.subscribe = (hear) => {
    let heard = router.state;
    return subscribe((state, change) => {
      const isNews = !holdsSame(state, heard) || change.deletedFetchers.length > 0;
      heard = state;
      if (isNews) hear(state, change);
    });
  };
}
