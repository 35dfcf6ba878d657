import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** Round-trip time in ms. */
  latency: number;
  /** In Mbit/s. */
  speed: number;
}

const PACKET = 1460;

/** One direction: returns the arrival time of each packet. */
function lane({ latency, speed }: Line): (bytes: number) => number {
  let isFree = 0;
  return (bytes) => {
    isFree = Math.max(isFree, performance.now()) + (bytes * 8) / (speed * 1000);
    return isFree + latency / 2;
  };
}

/** Forwards data between sockets, each packet at its arrival time. */
function forward(from: Socket, to: Socket, arrival: ReturnType<typeof lane>) {
  const packets: { at: number; data?: Buffer }[] = [];
  let isWaiting = false;
  const wait = (at: number) => {
    isWaiting = true;
    setTimeout(send, Math.max(0, at - performance.now()));
  };
  const send = () => {
    isWaiting = false;
    for (let [next] = packets; next && next.at <= performance.now(); [next] = packets) {
      packets.shift();
      if (next.data) to.write(next.data);
      else to.end();
    }
    if (packets[0]) wait(packets[0].at);
  };
  const put = (at: number, data?: Buffer) => {
    packets.push(data ? { at, data } : { at });
    if (!isWaiting) wait(at);
  };
  from.on('data', (data) => {
    for (let start = 0; start < data.length; start += PACKET) {
      const packet = data.subarray(start, start + PACKET);
      put(arrival(packet.length), packet);
    }
  });
  from.on('end', () => put(arrival(0)));
  from.on('error', () => to.destroy());
}

/**
 * Slow connection to a site, as a SOCKS proxy. All connections share it, and opening one takes a round trip, which the
 * browser's own emulation ignores.
 *
 * @returns address of the proxy, and a function to close it
 */
export async function startSlowNetwork(
  line: Line,
  site: string,
): Promise<{ proxy: string; close: () => Promise<void> }> {
  const { hostname: host, port } = new URL(site);
  const [up, down] = [lane(line), lane(line)];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (browser) => {
    sockets.add(browser.on('error', () => browser.destroy()));
    browser.once('data', () => {
      // Version 5, no password.
      browser.write(Buffer.from([5, 0]));
      browser.once('data', () => {
        browser.pause();
        const target = connect({ host, port: Number(port), noDelay: true });
        sockets.add(target);
        setTimeout(() => {
          // Connected.
          browser.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
          forward(browser, target, up);
          forward(target, browser, down);
          browser.resume();
        }, line.latency);
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    proxy: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
