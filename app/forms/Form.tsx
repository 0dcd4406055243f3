import { createElement, lazy, Suspense, useEffect } from 'react';
import { useShell } from '~/site/use-shell.ts';
import { draftKey } from './draft-key.ts';
import { hasDraft, storeDrafts } from './draft-store.ts';
import type { FormProps, FormResult } from './form.ts';
import { keepPresses, wakeForms, whenTouched } from './when-touched.ts';

/**
 * A form that costs its page next to nothing before somebody touches it: the server renders it, without scripts it is a plain form, and at the first
 * touch its code comes and takes it over, with what was typed by then.
 */
function lateForm({ name, given, captcha }: FormProps) {
  // At once: what is pressed while the page comes alive reaches it before React looks into the form.
  const wanted = import.meta.env.SSR ? null : whenWanted(name, draftKey(name, given));
  return lazy(async () => {
    await wanted;
    const { loadForm } = await import('./load-form.tsx');
    return { default: await loadForm(name, captcha !== null) };
  });
}

async function whenWanted(name: string, draft: string): Promise<void> {
  keepPresses(name);
  // What was typed before the page was loaded again has to come back without a touch, and before it is stored anew.
  if (hasDraft(draft)) return;
  storeDrafts(name);
  await whenTouched(name);
}

type View = ReturnType<typeof lateForm>;

const views = new Map<string, View>();

export function Form(props: FormProps & { result?: FormResult | null }) {
  // A preview changes while it is looked at, and all of it at once.
  const { preview } = useShell();
  useEffect(() => {
    if (preview) wakeForms();
  }, [preview]);
  // Each form has one, made once.
  return <Suspense>{createElement(viewOf(props), props)}</Suspense>;
}

function viewOf(props: FormProps): View {
  const view = views.get(props.name) ?? lateForm(props);
  views.set(props.name, view);
  return view;
}
