// Runs before every module. zod's fast path compiles code, which the content security policy forbids and reports;
// it reads this object when it starts.
globalThis.__zod_globalConfig = { jitless: true }
