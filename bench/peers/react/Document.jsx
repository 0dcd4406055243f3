import { Body, Head } from 'peer-page/page';

const Link = (props) => <a {...props} />;

/** The whole page, rendered on the server and hydrated in the browser. */
export function Document({ data }) {
  return (
    <html lang="nl">
      <head>
        <Head results={data.results} />
        <script type="module" src="/client.js" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <Body root={data.root} results={data.results} Link={Link} />
      </body>
    </html>
  );
}
