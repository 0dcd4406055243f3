import { useEffect, useLayoutEffect } from 'react';

/** An effect that runs before the first picture in the browser. React warns of layout effects on the server, where none runs. */
export const useTakeOver = import.meta.env.SSR ? useEffect : useLayoutEffect;
