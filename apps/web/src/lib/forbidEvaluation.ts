/**
 * zod's fast path compiles code, which a strict policy forbids and reports as an attack; it reads this object when it
 * is loaded. Imported before everything else.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
