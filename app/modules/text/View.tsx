import { ContentLink } from '~/content/ContentLink.tsx';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { Image } from '~/ui/Image.tsx';
import type { Loaded } from '../module-view.ts';
import type { load } from './load.server.ts';

const textStyles: Record<string, string> = {
  plain: 'max-w-text',
  columns: 'tablet:columns-2 tablet:gap-10',
  quote: 'max-w-text border-l-2 border-brick pl-6 font-serif text-lead',
};

export function View({ module }: { module: Loaded<typeof load> }) {
  const { edit, text, image, imageSide, button, readOn, view } = module;
  const words = (
    <div>
      {text && (
        <div className={textStyles[view] ?? textStyles.plain} lang={text.lang} data-sanity={edit?.text}>
          <RichText blocks={text.blocks} />
        </div>
      )}
      {button && (
        <p className="mt-6" lang={button.label.lang}>
          <ContentLink link={button.link} className={buttonStyles.rest}>
            {button.label.text}
          </ContentLink>
        </p>
      )}
      {readOn.length > 0 && (
        <ul className="mt-6 grid gap-2">
          {readOn.map(({ title, link }) => (
            <li key={link.href} lang={title.lang}>
              <ContentLink link={link} className={linkStyle}>
                {title.text}
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  if (!image) return words;
  return (
    <div className="grid items-center gap-8 tablet:grid-cols-2">
      <div className={imageSide === 'right' ? 'tablet:order-last' : ''}>
        <Image
          image={image}
          widths={[400, 640, 960]}
          sizes="(min-width: 767px) 50vw, 100vw"
          className="w-full bg-line"
        />
      </div>
      {words}
    </div>
  );
}
