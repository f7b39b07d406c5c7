/** A function that recomputes its result only if an argument differs from the last call. */
export function memo<A extends readonly unknown[], R>(compute: (...given: A) => R) {
  let last: { given: A; result: R } | null = null;
  return (...given: A): R => {
    if (!last || given.some((one, i) => one !== last?.given[i])) {
      last = { given, result: compute(...given) };
    }
    return last.result;
  };
}
