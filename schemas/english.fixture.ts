import ts from 'typescript';

/** Every piece of English that a source file says: its literals that begin as a sentence or a name of several words does. */
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

/** The text of a literal; gaps are filled with a placeholder word. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  // One that begins with a gap has its first words elsewhere.
  if (node.head.text === '') return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join('');
}
