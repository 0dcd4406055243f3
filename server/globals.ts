// Installs the fetch, Request etc. that Remix expects. Must be imported before any module that names them at its top
// level, such as a class that extends `Response`: that would pick up Node's versions.
import { installGlobals } from '@remix-run/node';

installGlobals({ nativeFetch: true });
