export { expectAccessible } from '../expectAccessible.ts'
export { expectCaught } from '../expectCaught.ts'
