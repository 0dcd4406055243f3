import { useEffect, useLayoutEffect } from 'react';

/**
 * A layout effect, run before first paint. On the server a plain effect, because React warns about layout effects
 * there.
 */
export const useTakeOver = import.meta.env.SSR ? useEffect : useLayoutEffect;
