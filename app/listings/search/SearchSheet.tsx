import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Dialog } from '~/ui/Dialog.tsx';
import { LiveSearchForm, type LiveSearchFormProps } from './LiveSearchForm.tsx';
import { useOwnFlow } from './use-flow.ts';

export interface SearchSheetProps extends LiveSearchFormProps {
  /** Number of active filters. */
  active: number;
  className: string;
}

/** The phone's filters: a button that opens them full screen. */
export function SearchSheet({ active, className, ...form }: SearchSheetProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // Open the sheet at once and render its fields afterwards: they take a slow phone 250 ms.
  const isOpened = useDeferredValue(open);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden />
        {active > 0 ? t('search.filtersActive', { count: active }) : t('search.filters')}
      </button>
      <Dialog open={open} onClose={close} label={t('search.filters')} place="screen">
        {open && isOpened && <SheetForm {...form} onSearch={close} />}
      </Dialog>
    </>
  );
}

/** Choices stay in the sheet until its button is pressed; closing it discards them. */
function SheetForm({ flow, ...form }: LiveSearchFormProps) {
  const own = useOwnFlow(flow.shown, form.paths, (_address, { chosen, ...options }) => flow.go(() => chosen, options));
  return <LiveSearchForm {...form} flow={own} place="sheet" />;
}
