import { columnSpans } from '~/ui/columns.ts';
import { ArticleCards } from './ArticleCards.tsx';
import { Contact } from './Contact.tsx';
import { Gallery } from './Gallery.tsx';
import type { ModuleView } from './module-view.ts';
import { ProjectList } from './ProjectList.tsx';
import { PropertyList } from './PropertyList.tsx';
import { ReferenceList } from './ReferenceList.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { Services } from './Services.tsx';
import { StatsView } from './StatsView.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Text } from './Text.tsx';

/** A page's modules on its twelve columns. */
export function Modules({ modules }: { modules: readonly ModuleView[] }) {
  if (modules.length === 0) return null;
  return (
    <div className="column-grid page-width gap-y-16 py-12 tablet:gap-y-20">
      {modules.map((module) => (
        <Module key={module.key} module={module} />
      ))}
    </div>
  );
}

const alignment = { left: 'text-left', center: 'text-center', right: 'text-right' };
const titleStyles = { h2: 'text-heading', h3: 'text-title', h4: 'text-lead' };

/** The frame that all modules share: width, title and its place. */
function Module({ module }: { module: ModuleView }) {
  const { title, titleSize: Title, position } = module;
  return (
    <section
      className="column-span"
      style={columnSpans(module.colSizes, module.span)}
      aria-labelledby={title ? `module-${module.key}` : undefined}
      data-module={module.type}
      data-sanity={module.edit}
    >
      {title && (
        <Title
          id={`module-${module.key}`}
          className={`mb-6 ${titleStyles[Title]} ${alignment[position]}`}
          lang={title.lang}
        >
          {title.text}
        </Title>
      )}
      <ModuleBody module={module} />
    </section>
  );
}

/** One switch from a module's type to its component; its data is in load.server.ts. */
function ModuleBody({ module }: { module: ModuleView }) {
  switch (module.type) {
    case 'articleCardsModule':
      return <ArticleCards module={module} />;
    case 'propertyListModule':
      return <PropertyList module={module} />;
    case 'statsViewModule':
      return <StatsView module={module} />;
    case 'contactModule':
      return <Contact module={module} />;
    case 'textModule':
      return <Text module={module} />;
    case 'galleryModule':
      return <Gallery module={module} />;
    case 'testimonialsModule':
      return <Testimonials module={module} />;
    case 'servicesModule':
      return <Services module={module} />;
    case 'searchModule':
      return <SearchPanel module={module} />;
    case 'projectListModule':
      return <ProjectList module={module} />;
    case 'referenceListModule':
      return <ReferenceList module={module} />;
  }
}
