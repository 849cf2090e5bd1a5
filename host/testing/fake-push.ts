/** The operator's public key in the tests, in base64url. */
export const OPERATOR = 'BNc-_w';

/** A browser's push manager and service worker, as far as the host uses them. */
export function fakePush() {
  const asked: string[] = [];
  let isRegistered = false;
  let subscription: object | null = null;
  let refuses = false;

  function subscribeFor(publicKey: string) {
    const key = Uint8Array.from(
      atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.charCodeAt(0),
    );
    const made = {
      endpoint: `https://push.example/${asked.length}`,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({
        endpoint: made.endpoint,
        keys: { p256dh: 'p', auth: 'a' },
      }),
      unsubscribe: () => {
        asked.push('unsubscribe');
        subscription = null;
        return Promise.resolve(true);
      },
    };
    subscription = made;
    return made;
  }

  const registration = {
    active: {},
    installing: null,
    waiting: null,
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        asked.push('subscribe');
        if (refuses) return Promise.reject(new DOMException('Registration failed', 'AbortError'));
        return Promise.resolve(subscribeFor(applicationServerKey));
      },
    },
    unregister: () => {
      asked.push('unregister');
      isRegistered = false;
      return Promise.resolve(true);
    },
  };
  const serviceWorker = {
    register: (file: string) => {
      asked.push(`register ${file}`);
      isRegistered = true;
      return Promise.resolve(registration);
    },
    getRegistration: () => Promise.resolve(isRegistered ? registration : undefined),
  };
  const notification = {
    permission: 'default' as NotificationPermission,
    answer: 'granted' as NotificationPermission,
    requestPermission: () => {
      notification.permission = notification.answer;
      return Promise.resolve(notification.answer);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: serviceWorker,
    configurable: true,
  });
  Object.assign(window, { PushManager: class {}, Notification: notification });

  return {
    asked,
    notification,
    /** Like a browser that subscribed in an earlier visit. */
    subscribed: (publicKey = OPERATOR) => {
      isRegistered = true;
      notification.permission = 'granted';
      subscribeFor(publicKey);
    },
    /** The browser ends the subscription by itself. */
    forget: () => void (subscription = null),
    /** The browser's push service does not answer. */
    refuse: () => void (refuses = true),
    isSubscribed: () => subscription !== null,
  };
}
