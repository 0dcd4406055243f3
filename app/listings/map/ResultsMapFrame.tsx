import { useTranslation } from 'react-i18next';
import type { ResultsMapProps } from './ResultsMap.tsx';

export default function ResultsMapFrame(_props: ResultsMapProps) {
  const { t } = useTranslation();
  return <div className="size-full bg-line" role="img" aria-label={t('results.view.map')} />;
}
