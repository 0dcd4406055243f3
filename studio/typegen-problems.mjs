/** Finds problems in the schema or a query, each with its place and the fix. Pure; typegen.mjs reads the files. */

/**
 * Modules that are missing in the registry, or whose schema has the wrong name.
 * @param {{ folder: string, schema: string }[]} modules each folder of app/modules with the source of its schema
 * @param {string} registry the source of app/modules/registry.ts
 * @returns {string[]}
 */
export function moduleProblems(modules, registry) {
  return modules.flatMap(({ folder, schema }) => {
    const place = `app/modules/${folder}/schema.ts`;
    const type = `${folder.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())}Module`;
    if (!/export const schema\b/.test(schema)) return [`${place} exports no \`schema\`: make one with defineModule.`];
    const name = /name: '(\w+)'/.exec(schema)?.[1];
    if (name !== type) return [`${place} is called ${name ?? 'nothing'}: by its folder its name must be ${type}.`];
    if (new RegExp(`^\\s*${type}: Parts<`, 'm').test(registry)) return [];
    return [
      `${type} has no entry in app/modules/registry.ts: add one with its view and its loader, or remove ${place}.`,
    ];
  });
}

/**
 * Why the schema could not be extracted; Sanity's own output if the cause is unknown.
 * @param {string} output
 * @returns {string[]}
 */
export function schemaProblems(output) {
  let type = '?';
  const found = output.split('\n').flatMap((line) => {
    type = /^(?:\[ERROR\] )?\[(\w+)\]/.exec(line)?.[1] ?? type;
    const [, unknown, meant] = /Unknown type: (\w+)\.(?: Did you mean "(\w+)"\?)?/.exec(line) ?? [];
    if (unknown === undefined) return [];
    const perhaps = meant === undefined ? '' : ` Did you mean ${meant}?`;
    return [
      `The schema type ${type} has a part of the type ${unknown}, which there is not.${perhaps} Correct its \`type\`, or add ${unknown} to schemas/index.ts.`,
    ];
  });
  return found.length > 0 ? found : [`The schema cannot be extracted:\n${output.trim()}`];
}

/**
 * Queries that typegen skipped because it cannot parse them, and types in a query that the schema does not have.
 * @param {{ file: string, source: string }} queries
 * @param {readonly string[]} types the names of the schema's types
 * @param {string} generated the types that typegen wrote
 * @param {string} output typegen's output, which has the position in the query
 * @returns {string[]}
 */
export function queryProblems({ file, source }, types, generated, output) {
  const declared = [...source.matchAll(/export const (\w+) = defineQuery\(/g)].map((match) => match[1] ?? '');
  const unread = declared
    .filter((name) => !new RegExp(`^export type ${name}Result\\b`, 'im').test(generated))
    .map((name) => {
      const said = output.split('\n').find((line) => line.includes(name) && /error|unable/i.test(line));
      return `${file}: ${name} is not GROQ that can be read. Correct its syntax.${said === undefined ? '' : ` (${said.trim()})`}`;
    });
  const unknown = declared.flatMap((name, index) => {
    const from = source.indexOf(`export const ${name} =`);
    const next = declared[index + 1];
    const query = source.slice(from, next === undefined ? undefined : source.indexOf(`export const ${next} =`));
    const named = [...query.matchAll(/_type == "([\w.]+)"/g)].map((match) => match[1] ?? '');
    return [...new Set(named)]
      .filter((type) => !types.includes(type))
      .map(
        (type) =>
          `${file}: ${name} asks for the type ${type}, which the schema has not. Correct the name, or add the type to schemas/index.ts.`,
      );
  });
  return [...unread, ...unknown];
}
