import { type Kysely, sql } from 'kysely'

/** How many subscriptions an account has, or nobody, is counted with every registration. */
export const subscriptionAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index device_subscription_account on device_subscription (coalesce(account, ''))`.execute(db)
  },
}
