/*
 * Loaded before a backend, it prints every second how much memory that takes: `memory RSS HEAP`, in bytes.
 */

const tell = () => {
  const { rss, heapUsed } = process.memoryUsage();
  process.stderr.write(`memory ${rss} ${heapUsed}\n`);
};

setInterval(tell, 1000).unref();
