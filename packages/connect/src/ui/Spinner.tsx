/** Shows that something is going on; the words beside it say what. */
export function Spinner() {
  return <span aria-hidden="true" className="csc-spinner" />
}
