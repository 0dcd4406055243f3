import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { OpeningHours } from '~/site/agency.ts';
import { isOpenAt } from './opening.ts';

export const wakes = 'idle';

/** Determined in the browser only, because cached pages outlast opening hours. */
export default function OpenNow({ hours }: { hours: readonly OpeningHours[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setOpen(isOpenAt(hours, new Date()));
    look();
    const each = setInterval(look, 60_000);
    return () => clearInterval(each);
  }, [hours]);
  return (
    <p className="min-h-6 font-semibold" data-open={isOpen ?? undefined}>
      {isOpen !== null && t(isOpen ? 'contact.openNow' : 'contact.closedNow')}
    </p>
  );
}
