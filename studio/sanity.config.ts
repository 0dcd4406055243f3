import { deDELocale } from '@sanity/locale-de-de';
import { frFRLocale } from '@sanity/locale-fr-fr';
import { nlNLLocale } from '@sanity/locale-nl-nl';
import { visionTool } from '@sanity/vision';
import { createAuthStore, defineConfig } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { Logo } from './Logo.tsx';
import { ApproveTestimonial, publishingOnceDecided, RefuseTestimonial } from './actions/decide-on-testimonial.tsx';
import { duplicatingWithoutPath } from './actions/duplicate-without-path.ts';
import { keepingPath } from './actions/keep-path.ts';
import { OpenOnSite } from './actions/open-on-site.tsx';
import { auditTool } from './audit/tool.ts';
import { showingDraft } from './actions/showing-draft.ts';
import { answerCallsHome } from './calls-home.ts';
import { figuresTool } from './figures/tool.ts';
import { OwnInput } from './inputs/OwnInput.tsx';
import { embeddedClient, session, withoutProtocolWarning } from './lake-client.ts';
import { LanguageFilter } from './languages/LanguageFilter.tsx';
import { Layout } from './Layout.tsx';
import { OpenLeadsMenu } from './leads/OpenLeadsMenu.tsx';
import { isOffice, leadsTool, mayReadLeads } from './leads/tool.ts';
import { peopleTool } from './people/tool.ts';
import { preferredLast } from './languages/preferred-last.ts';
import { completenessBadges } from './languages/completeness-badge.tsx';
import { leavable } from './presentation/LeavablePresentation.tsx';
import { firstPreview, resolve } from './presentation/resolve.ts';
import { reviewedActions } from './review/actions.tsx';
import { isAuthor } from './review/use-reviews.ts';
import { schemaTypes } from './schema.ts';
import { lastingLogin } from './session/lasting-login.ts';
import { actionsOf, newDocumentOptions } from './singletons.ts';
import { structure } from './structure/index.ts';
import { isAdministrator, statusTool } from './status/tool.ts';
import { templates } from './templates.ts';
import { textBundles } from './texts/index.ts';
import { ownTexts } from './texts/own-texts.ts';
import { viewingsTool } from './viewings/tool.ts';
import { dataset, hosted, projectId } from './workspace.ts';

export default defineConfig({
  name: 'gevel',
  title: 'Gevel',
  icon: Logo,
  projectId,
  dataset,
  ...lake(),
  plugins: [
    structureTool({ structure, title: ownTexts['structure.website'] }),
    presentationTool({
      title: ownTexts['presentation.title'],
      previewUrl: {
        initial: firstPreview,
        previewMode: { enable: '/preview/enable', disable: '/preview/disable' },
      },
      resolve,
    }),
    visionTool({ title: ownTexts['vision.title'] }),
    nlNLLocale(),
    frFRLocale(),
    deDELocale(),
  ],
  // Vision can query the whole lake, so only administrators get it; the status names servers and mails, the audit trail
  // people.
  tools: (given, { currentUser }) => {
    const tools = given.map((tool) =>
      tool.name === 'presentation' ? { ...tool, component: leavable(tool.component) } : tool,
    );
    const isManager = isAdministrator(currentUser);
    const [first, ...others] = isManager ? tools : tools.filter(({ name }) => name !== 'vision');
    const people = hosted ? [] : [peopleTool(isManager)];
    const work = mayReadLeads(currentUser) ? [leadsTool, viewingsTool, figuresTool] : [];
    if (isOffice(currentUser)) return [...work, ...people];
    return [...(first ? [first] : []), ...work, ...others, ...people, ...(isManager ? [statusTool, auditTool] : [])];
  },
  i18n: { bundles: textBundles, locales: preferredLast },
  schema: { types: schemaTypes, templates },
  form: { components: { input: OwnInput } },
  studio: { components: { layout: Layout, toolMenu: OpenLeadsMenu } },
  document: {
    actions: (actions, { schemaType, currentUser }) => {
      const decides = schemaType === 'testimonial' && !isAuthor(currentUser);
      return [
        ...(decides ? [ApproveTestimonial, RefuseTestimonial] : []),
        ...reviewedActions(actionsOf(actions, schemaType), isAuthor(currentUser))
          .map((action) => showingDraft(duplicatingWithoutPath(keepingPath(action, schemaType))))
          .map((action) => (schemaType === 'testimonial' ? publishingOnceDecided(action) : action)),
        OpenOnSite,
      ];
    },
    badges: (badges) => [...badges, ...completenessBadges],
    newDocumentOptions,
    unstable_languageFilter: (filters) => [...filters, LanguageFilter],
    comments: { enabled: false },
  },
  tasks: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  releases: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  // "Link to Canvas", an application of Sanity's.
  apps: { canvas: { enabled: false } },
});

/**
 * The embedded lake is on the site's own origin and identifies editors by a cookie. With the hosted lake, the Studio
 * uses Sanity's API and a token, which the site can verify too.
 */
function lake() {
  if (hosted) return { auth: { loginMethod: 'token' as const } };
  if (typeof location === 'undefined') return {};
  withoutProtocolWarning();
  answerCallsHome();
  const apiHost = `${location.origin}/lake`;
  const login = createAuthStore({
    projectId,
    dataset,
    apiHost,
    clientFactory: embeddedClient,
    loginMethod: 'cookie',
    mode: 'replace',
    redirectOnSingle: true,
    providers: [{ name: 'gevel', title: 'Gevel', url: '/lake/login' }],
  });
  return { apiHost, unstable_clientFactory: embeddedClient, auth: lastingLogin(login, session) };
}
