import { Card } from './Card.jsx';
import { languages, structuredData, views } from './constants.js';
import { FavouriteButton } from './FavouriteButton.jsx';
import { Icon } from './Icon.jsx';
import { Search } from './Search.jsx';

const linkStyles = 'inline-flex min-h-8 items-center gap-1.5 hover:underline';

/** The head of the results page. */
export function Head({ results }) {
  const { head } = results;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fffdf9" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <title>{`${head.title} | ${head.siteName}`}</title>
      <meta name="description" content={head.description} />
      <meta property="og:title" content={head.title} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:locale" content={head.locale} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <link rel="canonical" href={head.canonical} />
      <meta property="og:image" content={head.image} />
      {head.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {structuredData(results).map((text) => (
        <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </>
  );
}

/** The body of the page. `Link` is the framework's own. */
export function Body({ root, results, Link }) {
  return (
    <Frame root={root} results={results} Link={Link}>
      <Search options={results.options} />
      <Results results={results} Link={Link}>
        {results.cards.map((card, index) => (
          <li key={card.id}>
            <Card card={card} isFirst={index < 2} Link={Link}>
              <FavouriteButton title={card.title.text} />
            </Card>
          </li>
        ))}
      </Results>
    </Frame>
  );
}

/** Header, footer and navigation around the search and the results, its children. */
export function Frame({ root, results, Link, children }) {
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-4 z-50 -translate-y-20 bg-surface px-4 py-2 focus:translate-y-0"
      >
        Naar de inhoud
      </a>
      <Header root={root} results={results} Link={Link} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <div className="page-width grid gap-2 pt-4 pb-5 tablet:pt-6">
          <nav className="text-small" aria-label="Kruimelpad">
            <ol className="flex flex-wrap gap-x-2">
              {results.page.trail.map(({ name, path }) => (
                <li key={path}>
                  <Link href={path} className="hover:underline">
                    {name}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <h1 className="text-display">{results.page.title.text}</h1>
          <p className="text-slate-soft">{results.page.description.text}</p>
        </div>
        <div className="page-width grid gap-8 pb-16">{children}</div>
      </main>
      <Footer root={root} Link={Link} />
    </>
  );
}

function Header({ root, results, Link }) {
  const { header, menu, paths } = root;
  return (
    <header className="site-header">
      <div className="site-top-bar hidden tablet:block">
        <div className="page-width flex justify-between gap-6 py-1.5 text-small">
          <TopLinks links={header.links.left} Link={Link} />
          <TopLinks links={header.links.right} Link={Link} />
        </div>
      </div>
      <div className="site-header-place">
        <div className="site-header-bar">
          <div className="page-width flex h-full items-center gap-4 desktop:gap-6">
            <Link href={root.home} className="site-logo">
              <span className="site-logo-name">{results.head.siteName}</span>
            </Link>
            <nav className="site-menu hidden grow desktop:flex">
              <ul className="flex items-center gap-x-[1.125rem]">
                {menu.map((item) => (
                  <MenuItem key={item.id} item={item} Link={Link} />
                ))}
              </ul>
            </nav>
            <div className="ml-auto flex items-center gap-3 desktop:ml-0">
              <details className="relative hidden desktop:block">
                <summary className="flex min-h-11 items-center gap-1">
                  <span>NL</span>
                  <Icon name="chevron" size={16} />
                </summary>
                <Languages links={results.languageLinks} Link={Link} />
              </details>
              <Link href="/nl/favorieten/" className="hidden tablet:inline-flex">
                <Icon name="heart" />
                <span className="sr-only">Favorieten</span>
              </Link>
              <Link
                href={paths.valuation.href}
                className="inline-flex max-w-full items-center justify-center gap-2 rounded-base border border-current px-4"
              >
                Gratis schatting
              </Link>
              <Drawer root={root} results={results} Link={Link} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

function TopLinks({ links, Link }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ key, label, link, icon }) => (
        <li key={key}>
          <Link href={link.href} className={linkStyles}>
            <Icon name={icon} size={16} />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MenuItem({ item: { label, link, children }, Link }) {
  return (
    <li className="relative">
      <Link href={link.href} className="inline-flex min-h-11 items-center hover:underline">
        {label}
      </Link>
      {children.length > 0 && (
        <ul className="site-submenu grid gap-1 bg-surface p-3">
          {children.map((child) => (
            <MenuItem key={child.id} item={child} Link={Link} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Languages({ links, Link }) {
  return (
    <ul className="grid gap-1 bg-surface p-3">
      {links.map(({ language, path }) => (
        <li key={language}>
          <Link
            href={path}
            hrefLang={language}
            lang={language}
            className="inline-flex min-h-9 items-center hover:underline"
          >
            {languages[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Drawer({ root, results, Link }) {
  return (
    <div className="desktop:hidden">
      <details className="site-drawer">
        <summary className="grid size-11 place-items-center">
          <Icon name="menu" />
          <span className="sr-only">Menu</span>
        </summary>
        <nav className="grid gap-6 p-4">
          <ul className="grid gap-2">
            {root.menu.map((item) => (
              <MenuItem key={item.id} item={item} Link={Link} />
            ))}
          </ul>
          <Languages links={results.languageLinks} Link={Link} />
          <TopLinks links={root.header.links.left} Link={Link} />
          <TopLinks links={root.header.links.right} Link={Link} />
        </nav>
      </details>
    </div>
  );
}

/** The list of results; its children are the items. */
export function Results({ results: { heading, pageCount }, Link, children }) {
  return (
    <section id="results" aria-label="Resultaten" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div role="status" className="grid gap-1 figures">
          <h2 className="text-heading">{heading}</h2>
          <p className="results-found text-slate-soft">{`Pagina 1 van ${pageCount}`}</p>
        </div>
        <ul className="results-views" aria-label="Andere weergave">
          {Object.entries(views).map(([view, label]) => (
            <li key={view}>
              <Link href={`/nl/te-koop/?view=${view}`} className="results-view">
                <Icon name={view} size={18} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className="item-grid">{children}</ul>
      <nav aria-label="Pagina's" className="flex flex-wrap justify-center gap-1">
        {[1, 2, 3, pageCount].map((page) => (
          <Link
            key={page}
            href={`/nl/te-koop/?page=${page}`}
            className="grid size-11 place-items-center rounded-base figures hover:bg-line"
          >
            {String(page)}
          </Link>
        ))}
      </nav>
    </section>
  );
}

function Footer({ root: { footer, footerMenu, agency }, Link }) {
  return (
    <footer className="site-footer">
      <div className="page-width grid gap-10 py-12">
        <div className="column-grid gap-y-10">
          {footer.columns.map((column) => (
            <section key={column.key} className="column-span">
              <h2 className="font-serif text-title">{column.title.text}</h2>
              {column.introText && <p className="mt-2 whitespace-pre-line">{column.introText.text}</p>}
              {column.fullText && (
                <div className="site-footer-text mt-3 text-small">
                  {column.fullText.blocks.map(({ _key, children }) => (
                    <p key={_key} className="mt-4 first:mt-0">
                      {children.map((span) => (
                        <span key={span._key}>{span.text}</span>
                      ))}
                    </p>
                  ))}
                </div>
              )}
            </section>
          ))}
        </div>
        <div className="grid gap-2 border-t border-current/25 pt-6">
          <nav aria-label="Onderaan">
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {footerMenu.map(({ id, label, link }) => (
                <li key={id}>
                  <Link href={link.href} className="inline-flex min-h-9 items-center hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {agency.social.map(({ key, name, url }) => (
              <li key={key}>
                <a href={url} className="inline-flex min-h-9 items-center hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="text-small">{footer.copyright.text}</p>
      </div>
    </footer>
  );
}
