import type { Migration } from 'kysely'
import { announcedSafes } from './announcedSafes.ts'
import { clientDebts } from './clientDebts.ts'
import { collectibles } from './collectibles.ts'
import { delegateExpiry } from './delegateExpiry.ts'
import { delegates } from './delegates.ts'
import { executedOperations } from './executedOperations.ts'
import { executionsOfSafes } from './executionsOfSafes.ts'
import { factsOfBlocks } from './factsOfBlocks.ts'
import { foundation } from './foundation.ts'
import { indexing } from './indexing.ts'
import { largeSafes } from './largeSafes.ts'
import { laterSigners } from './laterSigners.ts'
import { multiTokens } from './multiTokens.ts'
import { notifications } from './notifications.ts'
import { ownerWebhooks } from './ownerWebhooks.ts'
import { quickSummaries } from './quickSummaries.ts'
import { refunds } from './refunds.ts'
import { safeOperations } from './safeOperations.ts'
import { safeVersions } from './safeVersions.ts'
import { signIn } from './signIn.ts'
import { subscriptionAccounts } from './subscriptionAccounts.ts'
import { summaries } from './summaries.ts'

/** In order of their names. A migration that was released is never changed: add the next one. */
export const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
  '0002_sign_in': signIn,
  '0003_delegates': delegates,
  '0004_notifications': notifications,
  '0005_delegate_expiry': delegateExpiry,
  '0006_safe_versions': safeVersions,
  '0007_collectibles': collectibles,
  '0008_safe_operations': safeOperations,
  '0009_indexing': indexing,
  '0010_client_debts': clientDebts,
  '0011_subscription_accounts': subscriptionAccounts,
  '0012_large_safes': largeSafes,
  '0013_announced_safes': announcedSafes,
  '0014_owner_webhooks': ownerWebhooks,
  '0015_refunds': refunds,
  '0016_multi_tokens': multiTokens,
  '0017_executed_operations': executedOperations,
  '0018_summaries': summaries,
  '0019_quick_summaries': quickSummaries,
  '0020_later_signers': laterSigners,
  '0021_facts_of_blocks': factsOfBlocks,
  '0022_executions_of_safes': executionsOfSafes,
}
