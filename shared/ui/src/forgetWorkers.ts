/**
 * Takes away the service workers of these pages, and what they keep. A browser that has none has nothing.
 * @param isMeant by the path that a worker was registered for
 */
export const forgetWorkers = async (isMeant: (path: string) => boolean): Promise<void> => {
  // Absent without https, and in some private windows.
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { scope } = registration;
    if (!isMeant(new URL(scope).pathname)) continue;
    await registration.unregister();
    for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  }
};
