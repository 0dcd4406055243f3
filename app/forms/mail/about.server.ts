import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { contentPicture } from '~/content/picture.ts';
import type { StoredSettings } from '~/content/settings.ts';
import type { Language } from '~/i18n/languages.ts';
import type { LanguageChoice } from '~/i18n/text.ts';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { cardPrice } from '~/listings/domain/price-words.ts';
import type { Site } from '~/site/site.server.ts';
import { cardOptions } from '~/site/visit.server.ts';
import { imageUrl } from '~/ui/Image.tsx';
import { heightFor } from '~/ui/image-sizes.ts';
import type { MailCard, MailPicture } from './render.server.ts';

/** The property in a mail. */
export interface MailAbout {
  card: MailCard;
  /** Who signs mails to the visitor and receives replies; null: the agency. */
  agent: { name: string; email: string | null } | null;
}

/** The property that a mail is about, as its page shows it; null if it is gone. */
export async function mailAbout(
  { listings, origin }: Pick<AppLoadContext, 'listings' | 'origin'>,
  id: string,
  site: Site,
  { language, t }: { language: Language; t: TFunction },
): Promise<MailAbout | null> {
  const options = cardOptions(site, language);
  const [listing, summaries] = await Promise.all([listings.byId(id), listings.summaries([id], options.choice)]);
  const [card] = propertyCards(summaries, options);
  if (card === undefined) return null;
  const agent = listing?.agent ?? null;
  return {
    card: mailCard(card, [cardPrice(card, t), card.place], origin, t),
    agent: agent && { name: agent.name, email: agent.email },
  };
}

/** A property's card in a mail: picture, lines and a button. */
export function mailCard(card: PropertyCard, lines: readonly string[], origin: string, t: TFunction): MailCard {
  const [image] = card.images;
  return {
    title: card.title.text,
    lines: lines.filter((line) => line !== ''),
    url: origin + card.path,
    picture: image
      ? {
          src: origin + imageUrl(image, 640, heightFor(640, 'card')),
          width: shownWidth,
          height: heightFor(shownWidth, 'card'),
          alt: image.alt,
        }
      : null,
    button: t('forms.mail.view'),
  };
}

/** Width of a mail's column, in pixels. */
const shownWidth = 552;
const logoHeight = 48;

/** The agency's logo in a mail; null if the settings have none. */
export function mailLogo(settings: StoredSettings | null, choice: LanguageChoice, origin: string): MailPicture | null {
  const logo = contentPicture(settings?.seoLogo, choice);
  if (logo === null) return null;
  return {
    src: origin + imageUrl(logo, 400),
    width: Math.round((logoHeight * logo.width) / logo.height),
    height: logoHeight,
    // Empty, because the agency's name follows it.
    alt: '',
  };
}
