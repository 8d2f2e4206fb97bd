/**
 * `npm run screenshots:guide`: writes all pictures of the guide, one script after the other.
 * `npm run screenshots:guide -- <folder>` writes them there in every look, to be looked through.
 */
await import('./appScreenshots.ts')
await import('./batchScreenshots.ts')
await import('./batchTransferScreenshots.ts')
await import('./createScreenshots.ts')
await import('./hardwareScreenshots.ts')
await import('./custodyScreenshots.ts')
await import('./messageScreenshots.ts')
await import('./passkeyScreenshots.ts')
await import('./queueScreenshots.ts')
await import('./spendingLimitScreenshots.ts')
await import('./transactionScreenshots.ts')
await import('./verifyScreenshots.ts')

export {}
