import ts from 'typescript';

/**
 * The titles of a test file's tests and groups. A template literal gives the texts around its expressions; any other
 * title is one text.
 *
 * @param {string} source
 * @param {string} path
 * @returns {string[][]}
 */
export function testTitles(source, path) {
  /** @type {string[][]} */
  const titles = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push([title.text]);
      else if (title && ts.isTemplateExpression(title)) {
        titles.push([title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false));
  return titles;
}

/** `test`, `it.each(…)`, `describe.each(…)` and the like. @returns {boolean} */
function isTest(/** @type {ts.Expression} */ callee) {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTest(callee.expression);
  return false;
}
