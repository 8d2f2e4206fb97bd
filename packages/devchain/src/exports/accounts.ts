export { type DemoAccount, demoAccounts } from '../accounts/demoAccounts.ts'
