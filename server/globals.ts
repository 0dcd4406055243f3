// Remix's own choice of fetch, Request and their like. It comes before whatever names them at its top level, such as a class that extends
// `Response`: that would bring in Node's beside it.
import { installGlobals } from '@remix-run/node';

installGlobals({ nativeFetch: true });
