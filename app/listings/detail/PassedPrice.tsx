import { useEffect, useState, type ReactNode } from 'react';

/** What a fixed header and the bar below it cover at most, so that what is behind them counts as passed. */
const coveredAbove = '-120px';

/** The price again, once the page's own (`data-price`) has gone out of sight at the top. */
export function PassedPrice({ children }: { children: ReactNode }) {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const price = document.querySelector('[data-price]');
    if (price === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < window.innerHeight / 2);
      },
      { rootMargin: `${coveredAbove} 0px 0px` },
    );
    observer.observe(price);
    return () => observer.disconnect();
  }, []);
  return passed ? <p className="hidden shrink-0 pl-6 font-serif text-title desktop:block">{children}</p> : null;
}
