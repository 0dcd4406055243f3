import { useToast } from '@sanity/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadChange, LeadDetails, LeadLine, OfficePerson } from '../../app/office/answers.ts';
import { useTexts } from '../texts/index.ts';
import { reasonOf, type Reason } from '../session/site-api.ts';
import type { LeadsApi } from './leads-api.ts';
import { useReasons } from './words.ts';

interface Options {
  api: LeadsApi;
  id: string;
  /** The lead's line in the list; undefined where it is not listed. */
  line: LeadLine | undefined;
  editors: readonly OfficePerson[];
  me: string;
  onChanged: () => void;
}

export interface OpenLead {
  lead: LeadDetails | null;
  failure: Reason | null;
  retry: () => void;
  /** Resolves to whether the change was saved; if not, a toast says why. */
  change: (change: LeadChange) => Promise<boolean>;
}

/** One lead. It is read again when the list shows that a colleague changed it; the server logs each read. */
export function useLead({ api, id, line, editors, me, onChanged }: Options): OpenLead {
  const [state, setState] = useState<{ lead: LeadDetails | null; failure: Reason | null }>({
    lead: null,
    failure: null,
  });
  const [tries, setTries] = useState(0);
  const changes = useRef(0);
  const toast = useToast();
  const t = useTexts();
  const reasons = useReasons();
  const seen =
    line === undefined
      ? 'not listed'
      : JSON.stringify([line.handled, line.stage, line.followUp, line.assignedTo, line.noteCount]);

  useEffect(() => {
    const controller = new AbortController();
    const before = changes.current;
    api.read(id, controller.signal).then(
      (lead) => {
        // A change made meanwhile is newer than this response.
        if (!controller.signal.aborted && changes.current === before) setState({ lead, failure: null });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ lead: null, failure: reasonOf(error) });
      },
    );
    return () => controller.abort();
  }, [api, id, seen, tries]);

  const { lead } = state;
  const change = useCallback(
    async (wanted: LeadChange) => {
      if (lead === null) return false;
      let isSaved = true;
      const number = (changes.current += 1);
      // Optimistic update, rolled back if the site refuses.
      setState({ lead: changed(lead, wanted, editors, me), failure: null });
      try {
        const after = await api.change(id, wanted);
        if (changes.current === number) setState({ lead: after, failure: null });
      } catch (error) {
        isSaved = false;
        if (changes.current === number) setState({ lead, failure: null });
        const reason = reasonOf(error);
        // Shows what the colleague wrote.
        if (reason === 'changed') setTries((count) => count + 1);
        const description = reasons(reason);
        toast.push({ status: 'error', title: t('leads.not-changed'), description });
      }
      onChanged();
      return isSaved;
    },
    [api, editors, id, lead, me, onChanged, reasons, t, toast],
  );
  return { ...state, retry: () => setTries((count) => count + 1), change };
}

/** The lead after a change, for the optimistic update. */
function changed(
  lead: LeadDetails,
  { handled, stage, followUp, note, assignedTo, ownerNote, showsAmount }: LeadChange,
  editors: readonly OfficePerson[],
  me: string,
): LeadDetails {
  const person = (id: string) => editors.find((each) => each.id === id) ?? null;
  const { forOwner } = lead;
  const now = new Date().toISOString();
  const isHandled = stage === undefined ? handled : stage === 'done' || stage === 'lost';
  return {
    ...lead,
    forOwner: forOwner && {
      note: ownerNote ?? forOwner.note,
      showsAmount: forOwner.showsAmount === null ? null : (showsAmount ?? forOwner.showsAmount),
    },
    ...(isHandled === undefined ? {} : { handled: isHandled ? { at: now, by: person(me) } : null }),
    ...(stage === undefined ? {} : { stage }),
    ...(followUp === undefined ? {} : { followUp }),
    ...(note === undefined
      ? {}
      : { notes: [...lead.notes, { ...note, at: now, by: person(me) ?? { id: me, name: me } }] }),
    ...(assignedTo === undefined ? {} : { assignedTo: assignedTo === null ? null : person(assignedTo) }),
  };
}
