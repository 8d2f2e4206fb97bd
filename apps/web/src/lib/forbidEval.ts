/**
 * Imported before anything that builds a zod schema: its fast path compiles code, which the content security policy
 * forbids and reports. zod reads this object when it starts, so zod itself need not be loaded here.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
