import { Link, isRouteErrorResponse } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '~/ui/button.ts';
import { QuickSearch } from '~/listings/QuickSearch.tsx';
import { useFrameIfRead } from './use-frame.ts';

/** 404 and error pages, in the visitor's language and with a way on: a search and a link home (spec §2 and §8). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const frame = useFrameIfRead();
  const kind = errorKind(error);
  return (
    <div className="page-width grid gap-6 py-16 tablet:py-24">
      <title>{t(`errors.${kind}.title`)}</title>
      <h1 className="text-display">{t(`errors.${kind}.title`)}</h1>
      <p className="max-w-text text-lead">{t(`errors.${kind}.text`)}</p>
      {frame && <QuickSearch action={frame.paths.sale} />}
      <p>
        <Link to={frame?.home ?? '/'} className={buttonStyles.rest}>
          {t('errors.home')}
        </Link>
      </p>
    </div>
  );
}

type ErrorKind = 'page' | 'property' | 'project' | 'failure';

function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error) || error.status !== 404) return 'failure';
  const reason: unknown = error.data?.reason;
  return reason === 'property' || reason === 'project' ? reason : 'page';
}
