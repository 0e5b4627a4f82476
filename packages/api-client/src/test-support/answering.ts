import { createDocumentClient, type DocumentClient } from '../client.ts';

/** What a test saw of a request. */
export interface SeenRequest {
  url: string;
  headers: Headers;
  body: unknown;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent as it is. */
  body: unknown;
}

/** A client whose service gives one answer to everything, and the requests that it saw. */
export function answering({ status = 200, headers = {}, body }: Answer): {
  client: DocumentClient;
  seen: SeenRequest[];
} {
  const seen: SeenRequest[] = [];
  const client = createDocumentClient({
    documentsUrl: 'https://documents.example.com/',
    ordersUrl: 'https://orders.example.com/',
    getToken: () => 'a.b.c',
    fetch: async (url, init) => {
      seen.push({
        url: String(url),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      });
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    },
  });
  return { client, seen };
}
