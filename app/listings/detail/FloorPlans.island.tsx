import { useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Image, imageUrl, type ImageRef } from '~/ui/Image.tsx';
import { onDemand } from '~/ui/on-demand.tsx';
import { Tabs } from '~/ui/Tabs.tsx';

export const wakes = 'touch';

const PhotoViewer = onDemand(async () => (await import('./PhotoViewer.tsx')).PhotoViewer);

/** The floor plans in tabs; each opens full screen, or without JavaScript as a file. */
export default function FloorPlans({ plans }: { plans: readonly ImageRef[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
  const drawings = plans.map((plan, index) => ({
    key: String(index),
    name: t('property.plan', { position: index + 1 }),
    content: (
      <a
        href={imageUrl(plan, 1920)}
        aria-label={t('property.openPlan', { position: index + 1 })}
        className="block cursor-zoom-in"
        data-in-place=""
        onClick={(event) => {
          event.preventDefault();
          setShown(index);
        }}
      >
        <Image
          image={plan}
          widths={[640, 960, 1280]}
          sizes="(min-width: 1280px) 780px, 100vw"
          className="w-full bg-line dark:opacity-90"
        />
      </a>
    ),
  }));
  return (
    <section aria-labelledby="plans" className="print:hidden">
      <h2 id="plans" className="mb-4 text-heading">
        {t('property.plans')}
      </h2>
      {drawings.length === 1 ? drawings[0]?.content : <Tabs label={t('property.plans')} tabs={drawings} />}
      {shown !== null && (
        <PhotoViewer images={plans} label={t('property.plans')} start={shown} onClose={() => setShown(null)} />
      )}
    </section>
  );
}
