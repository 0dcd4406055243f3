/** Rules of the schema whose messages are in another language. Sanity's own messages come from its language packs. */
import { isRecord } from '../../schemas/rules/translated.ts';
import type { Say } from './in-language.ts';

/** Marks a rule of ours, to get at Sanity's own. */
const original = Symbol('original');

/** `validation` of a definition: a function from Sanity's rule to the rules that hold. Anything else is left alone. */
export function rulesInLanguage(validation: unknown, say: Say): unknown {
  if (typeof validation !== 'function') return validation;
  // Two parameters, as the schema's own functions have: Sanity gives the form's context to such alone.
  return (rule: object, context?: unknown) => {
    const made: unknown = validation(speaking(rule, say), context);
    return Array.isArray(made) ? made.map(plain) : plain(made);
  };
}

/** A rule whose methods take messages in English and hand them on in the other language. */
function speaking(rule: object, say: Say): object {
  return new Proxy(rule, {
    get(target, name) {
      if (name === original) return target;
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => {
        const result: unknown = method.apply(
          target,
          given.map((value) => argument(name, value, say)),
        );
        return result instanceof target.constructor ? speaking(result, say) : result;
      };
    },
  });
}

function argument(method: string | symbol, value: unknown, say: Say): unknown {
  if ((method === 'error' || method === 'warning') && typeof value === 'string') return say(value);
  if (method !== 'custom' || typeof value !== 'function') return value;
  return async (...given: unknown[]) => answer(await value(...given), say);
}

/** What a rule of our own answers: true, a message, or a message with the path it is about. */
function answer(result: unknown, say: Say): unknown {
  if (typeof result === 'string') return say(result);
  if (Array.isArray(result)) return result.map((each) => answer(each, say));
  return isRecord(result) && typeof result.message === 'string' ? { ...result, message: say(result.message) } : result;
}

function plain(rule: unknown): unknown {
  return typeof rule === 'object' && rule !== null ? (Reflect.get(rule, original) ?? rule) : rule;
}
