import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';

/** The last value of an observable; `first` until it emits. The observable must be stable between renders. */
export function useObservable<Value>(observable: Observable<Value>, first: Value): Value {
  const [value, setValue] = useState(first);
  useEffect(() => {
    const subscription = observable.subscribe(setValue);
    return () => subscription.unsubscribe();
  }, [observable]);
  return value;
}
