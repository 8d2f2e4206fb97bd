// A job worker that fails to start.
throw new Error('broken on purpose')
