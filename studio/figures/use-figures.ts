import { useEffect, useMemo, useState } from 'react';
import { useMediaIndex } from '@sanity/ui';
import { useColorSchemeValue } from 'sanity';
import type { FiguresAnswer } from '../../app/office/figures.ts';
import { reasonOf, type Reason } from '../session/site-api.ts';
import { useAsking } from '../session/use-asking.ts';
import { figuresApi, type FigureFilters, type FiguresApi } from './figures-api.ts';

/** The media index from which a chart has room (600 px). */
const wideFrom = 2;

export interface FiguresInView {
  api: FiguresApi;
  /** Null until they are read. */
  answer: FiguresAnswer | null;
  failure: Reason | null;
  isAsking: boolean;
  look: () => void;
}

/** The figures for the filters, drawn in the Studio's colours. */
export function useFigures(filters: FigureFilters): FiguresInView {
  const asking = useAsking();
  const api = useMemo(() => figuresApi(asking), [asking]);
  const scheme = useColorSchemeValue();
  const width = useMediaIndex() < wideFrom ? 'narrow' : 'wide';
  const [tries, setTries] = useState(0);
  const question = useMemo(
    () => ({ filters, chartLook: { scheme, width } as const, tries }),
    [filters, scheme, tries, width],
  );
  const [state, setState] = useState<{ of: unknown; answer: FiguresAnswer | null; failure: Reason | null }>({
    of: null,
    answer: null,
    failure: null,
  });
  useEffect(() => {
    const controller = new AbortController();
    api.read(question.filters, question.chartLook, controller.signal).then(
      (answer) => setState({ of: question, answer, failure: null }),
      (error: unknown) => {
        // What fits other filters must not look as if it fitted these.
        if (!controller.signal.aborted) setState({ of: question, answer: null, failure: reasonOf(error) });
      },
    );
    return () => controller.abort();
  }, [api, question]);
  const { of, answer, failure } = state;
  return { api, answer, failure, isAsking: of !== question, look: () => setTries((count) => count + 1) };
}
