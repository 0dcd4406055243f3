import { useTranslation } from 'react-i18next';
import { Image, imageUrl, type ImageRef } from '~/ui/Image.tsx';
import { Tabs } from '~/ui/Tabs.tsx';

/** The drawn plans, one per floor; each opens by itself, to look at closely. */
export function FloorPlans({ plans }: { plans: readonly ImageRef[] }) {
  const { t } = useTranslation();
  const drawings = plans.map((plan, index) => ({
    key: String(index),
    name: t('property.plan', { position: index + 1 }),
    content: (
      <a
        href={imageUrl(plan, 1920)}
        target="_blank"
        rel="noopener"
        aria-label={t('property.plan', { position: index + 1 })}
        className="bg-white block"
      >
        <Image
          image={plan}
          widths={[640, 960, 1280]}
          sizes="(min-width: 1280px) 780px, 100vw"
          className="w-full dark:opacity-90"
        />
      </a>
    ),
  }));
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="mb-4 text-heading">
        {t('property.plans')}
      </h2>
      {drawings.length === 1 ? drawings[0]?.content : <Tabs label={t('property.plans')} tabs={drawings} />}
    </section>
  );
}
