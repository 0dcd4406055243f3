import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { ContentLink } from '~/content/ContentLink.tsx';
import { PropertySlide } from '~/listings/cards/PropertySlide.tsx';
import { PageSlider } from '~/ui/PageSlider.tsx';
import { Island } from '~/ui/islands/Island.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import type { BannerView } from './banner.server.ts';
import BannerEmbed from './BannerEmbed.island.tsx';
import BannerFilm from './BannerFilm.island.tsx';

interface Props {
  banner: BannerView;
  /** The home page's banner contains the page's title and search bar. */
  home?: { title: ReactNode; search: ReactNode };
}

/** The banner of requirements 2.2: a picture, a gallery, a video or a slideshow of properties. */
export function Banner({ banner, home }: Props) {
  const { t } = useTranslation();
  const { title, description, slides } = banner;
  // The search box may overlap a picture, but would hide a property's facts or a video.
  const overlapping = slides.length > 0;
  const text = (
    <>
      {home?.title}
      {!home && title && (
        <p className="font-serif text-heading" lang={title.lang}>
          {title.text}
        </p>
      )}
      {description && (
        <p className="mt-3 max-w-text text-lead" lang={description.lang}>
          {description.text}
        </p>
      )}
    </>
  );
  return (
    <div className="bg-surface">
      <BannerMedia banner={banner} label={t('banner.label')} covered={home !== undefined} />
      {(home || title || description) && (
        <div className="page-width">
          <div
            className={
              home && overlapping
                ? 'relative -mx-4 -mt-6 bg-surface px-4 pt-6 pb-4 tablet:mx-0 tablet:-mt-24 tablet:p-10 tablet:pb-6'
                : 'py-6'
            }
          >
            {text}
            {home && <div className="mt-6">{home.search}</div>}
          </div>
        </div>
      )}
    </div>
  );
}

function BannerMedia({ banner, label, covered }: { banner: BannerView; label: string; covered: boolean }) {
  const { slides, video, properties, delay } = banner;
  const [only] = slides;
  if (video?.kind === 'embed') return <Island of={BannerEmbed} props={{ video, label }} />;
  if (video) return <Island of={BannerFilm} props={{ video, label }} />;
  if (properties.length > 0) {
    return (
      <div className="page-width py-8">
        <PageSlider
          label={label}
          delay={delay}
          controls="over-top"
          slides={properties.map((card, index) => ({
            key: card.id,
            content: <PropertySlide card={card} priority={index === 0} />,
          }))}
        />
      </div>
    );
  }
  if (!only) return null;
  if (slides.length === 1) return <BannerPicture image={only.image} covered={covered} priority />;
  return (
    <PageSlider
      label={label}
      delay={delay}
      controls={covered ? 'over-top' : 'over'}
      slides={slides.map(({ key, image, link }, index) => {
        const picture = <BannerPicture image={image} covered={covered} priority={index === 0} />;
        return { key, content: link ? <ContentLink link={link}>{picture}</ContentLink> : picture };
      })}
    />
  );
}
