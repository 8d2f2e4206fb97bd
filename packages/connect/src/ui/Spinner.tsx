/** Progress indicator; the text beside it names the task. */
export function Spinner() {
  return <span aria-hidden="true" className="csc-spinner" />
}
