import { lazy, useEffect, useState, type ComponentType } from 'react';
import { useShell } from '~/site/use-shell.ts';
import { AsSent } from '~/ui/AsSent.tsx';
import { renewLater, untilAnswered } from '~/ui/until-answered.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { draftKey } from './draft-key.ts';
import { hasDraft, storeDrafts } from './draft-store.ts';
import type { FormProps, FormResult } from './form.ts';
import { keepPresses, wakeForms, whenTouched } from './when-touched.ts';

type Props = FormProps & { result?: FormResult | null };

interface View {
  /** Suspends until its code is there. */
  Component: ComponentType<Props>;
  /** Says that a navigation waits for the code. */
  hurry: () => void;
}

/** Each form has one, made once. */
const views = new Map<string, View>();

/**
 * A form that costs its page next to nothing before somebody touches it: the server renders it, without scripts it is a plain form, and at the first
 * touch its code comes and takes it over, with what was typed by then. Where the visitor came within the site there is no such form yet: the
 * navigation waits for the code, so that what follows the form does not move when that comes.
 */
export function Form(props: Props) {
  return <FormOfName key={props.name} {...props} />;
}

function FormOfName(props: Props) {
  const hydrated = useHydrated();
  const [fromServer] = useState(!hydrated);
  const { Component, hurry } = viewOf(props);
  const { preview } = useShell();
  useEffect(() => {
    // A preview changes while it is looked at, and all of it at once.
    if (preview) wakeForms();
  }, [preview]);
  if (fromServer) return <AsSent part={Component} of={props} isSame={saysSame} onChange={wakeForms} />;
  // Not in an effect: what waits is not mounted. The page before may have had this form, untouched.
  hurry();
  return <Component {...props} />;
}

const saysSame = (one: Props, other: Props) => JSON.stringify(one) === JSON.stringify(other);

function viewOf(props: Props): View {
  const view = views.get(props.name) ?? lateForm(props);
  views.set(props.name, view);
  return view;
}

function lateForm({ name, given, captcha }: Props): View {
  const key = draftKey(name, given);
  let isWaitedFor = import.meta.env.SSR;
  const load = async () => {
    const { loadForm } = await import('./load-form.tsx');
    return { default: await loadForm(name, captcha !== null) };
  };
  // At once: what is pressed while the page comes alive reaches it before React looks into the form.
  const wanted = import.meta.env.SSR ? Promise.resolve() : whenWanted(name, key);
  const whenThere = wanted.then(() => untilAnswered(load, () => isWaitedFor));
  whenThere.catch(() => renewLater(() => views.delete(name)));
  return {
    Component: lazy(() => whenThere),
    hurry: () => {
      isWaitedFor = true;
      wakeForms();
    },
  };
}

async function whenWanted(name: string, draft: string): Promise<void> {
  keepPresses(name);
  const touched = whenTouched(name);
  // What was typed before the page was loaded again has to come back without a touch, and before it is stored anew.
  if (hasDraft(draft)) return;
  storeDrafts(name);
  await touched;
}
