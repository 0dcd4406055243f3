import { localText, plainText } from '~/i18n/text.ts';
import type { Project } from '~/listings/domain/entity.ts';
import { listingImage, type CardOptions } from '~/listings/cards/property-card.server.ts';
import { formatAddress, writtenDay } from '~/listings/domain/rules/format.ts';
import { projectPath } from '~/addresses/entity-paths.ts';
import type { ProjectCard } from './project-card.ts';

export function projectCards(
  projects: readonly Project[],
  { choice, inMode }: Pick<CardOptions, 'choice' | 'inMode'>,
): ProjectCard[] {
  return projects.map((project) => {
    const { id, number, title, address, units, externalUrl, pictures } = project;
    const city = plainText(address.city, choice);
    const text = localText(title, choice) ?? { text: `${number} ${city}` };
    const available = units.filter(({ status }) => status === 'available');
    const prices = available.flatMap(({ price }) => price ?? []);
    const [picture] = pictures;
    return {
      id,
      number,
      path: externalUrl ?? inMode(projectPath({ id, city, title: text.text }, choice.language)),
      external: externalUrl !== null,
      title: text,
      place: formatAddress({ ...address, city }),
      deliveryDay: writtenDay(project.delivery ?? '', choice.language),
      deliveryText: localText(project.deliveryText, choice),
      image: picture ? listingImage('project', id, picture, text.text) : null,
      units: { total: units.length, available: available.length },
      fromPrice: prices.length > 0 ? Math.min(...prices) : null,
    };
  });
}
