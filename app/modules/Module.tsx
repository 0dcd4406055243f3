import type { ReactNode } from 'react';
import { columnSpans } from '~/ui/columns.ts';
import { byModuleType } from './folders.ts';
import type { ModuleOf, ModuleRegistry, ModuleView } from './registry.ts';
import type { ModuleType } from './stored-module.ts';
import '~/listings/cards/cards.css';

type Views = { [Type in ModuleType]: (props: { module: ModuleOf<Type> }) => ReactNode };
type Registered = { [Type in ModuleType]: ModuleRegistry[Type]['view'] };

/** The view of each folder; the type checks that it accepts what its loader returns. */
const views: Views = byModuleType<Registered>(import.meta.glob('./*/View.tsx', { eager: true, import: 'View' }));

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

/** The common parts of all modules: width, title and its alignment. */
function Module({ module }: { module: ModuleView }) {
  const { title, titleSize, position } = module;
  const Title = `h${module.titleLevel}` as const;
  return (
    <section
      className="column-span"
      style={columnSpans(module.colSizes, module.span)}
      aria-labelledby={title ? `module-${module.key}` : undefined}
      data-module={module.type}
      data-sanity={module.edit?.module}
    >
      {title && (
        <Title
          id={`module-${module.key}`}
          className={`mb-6 ${titleStyles[titleSize]} ${alignment[position]}`}
          lang={title.lang}
          data-sanity={module.edit?.title}
        >
          {title.text}
        </Title>
      )}
      <ModuleBody module={module} />
    </section>
  );
}

function ModuleBody<Type extends ModuleType>({ module }: { module: ModuleOf<Type> }) {
  const View: (props: { module: ModuleOf<Type> }) => ReactNode = views[module.type];
  return <View module={module} />;
}
