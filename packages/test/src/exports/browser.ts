export { expectAccessible } from '../expectAccessible.ts'
