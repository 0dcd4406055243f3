import { ContentLink } from '~/content/ContentLink.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { Image } from '~/ui/Image.tsx';
import { itemLevel } from '../item-layout.tsx';
import { Items } from '../Items.tsx';
import type { Loaded } from '../module-view.ts';
import type { ServiceCard, load } from './load.server.ts';

export function View({ module }: { module: Loaded<typeof load> }) {
  return (
    <>
      {module.text && (
        <p className="mb-8 max-w-text text-lead" lang={module.text.lang}>
          {module.text.text}
        </p>
      )}
      <Items
        module={module}
        items={module.cards.map((card) => ({
          key: card.key,
          content: <Service card={card} level={itemLevel(module)} />,
        }))}
      />
    </>
  );
}

function Service({ card, level }: { card: ServiceCard; level: number }) {
  const { icon, title, text, link, image } = card;
  const Heading = `h${level}` as 'h2';
  return (
    <article className="group relative grid content-start gap-2 border-t border-slate pt-4">
      {image && (
        <Image
          image={image}
          ratio="card"
          widths={[400, 640]}
          sizes="(min-width: 1280px) 410px, 100vw"
          className="mb-2 w-full bg-line"
        />
      )}
      {title && (
        <Heading className="flex items-center gap-2 text-title" lang={title.lang}>
          <Icon name={icon} />
          {link ? (
            <ContentLink link={link} className="group-hover:underline after:absolute after:inset-0">
              {title.text}
            </ContentLink>
          ) : (
            title.text
          )}
        </Heading>
      )}
      {text && <p lang={text.lang}>{text.text}</p>}
    </article>
  );
}
