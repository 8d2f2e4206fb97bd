// A worker of the job pool whose program cannot start.
throw new Error('broken on purpose')
