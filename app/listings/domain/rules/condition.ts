/** Evaluates a condition on property data; one that throws counts as false (requirements 8.15). */
export function holds<Data>(condition: (data: Data) => boolean, data: Data): boolean {
  try {
    return condition(data) === true;
  } catch {
    return false;
  }
}
