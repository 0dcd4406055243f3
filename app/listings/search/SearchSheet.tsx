import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '~/ui/Dialog.tsx';
import { LiveSearchForm, type SearchFormProps } from './LiveSearchForm.tsx';

/** The filters of phones: a button that opens them over all of the screen. `active`: how many conditions are set. */
export function SearchSheet({ active, className, ...form }: SearchFormProps & { active: number; className: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden />
        {active > 0 ? t('search.filtersActive', { count: active }) : t('search.filters')}
      </button>
      <Dialog open={open} onClose={close} label={t('search.filters')} place="screen">
        {open && <LiveSearchForm {...form} place="sheet" onSearch={close} />}
      </Dialog>
    </>
  );
}
