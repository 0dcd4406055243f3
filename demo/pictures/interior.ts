export function drawInterior(_s: unknown, _p: number): string {
  return '';
}
