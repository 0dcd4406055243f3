export function drawPlan(_s: unknown, _z: unknown): string {
  return '';
}
