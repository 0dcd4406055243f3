import ts from 'typescript';

/** English texts in a source file: literals that begin with a capitalised word followed by a space. */
export function englishIn(source: string): string[] {
  const found: string[] = [];
  const see = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== undefined && /^“?\p{Lu}[\p{L}’]* /u.test(text)) found.push(text);
    ts.forEachChild(node, see);
  };
  see(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return found;
}

/** The text of a literal; expressions in templates become a placeholder. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  // A template that begins with an expression has its first words elsewhere.
  if (node.head.text === '') return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join('');
}
