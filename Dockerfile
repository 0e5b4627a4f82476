# Untested: nothing here has been built where this was written. docs/operations.md says what a container must be given.
FROM node:20-bookworm-slim AS build
WORKDIR /virasat
COPY . .
RUN npm run setup && npx turbo run build --filter=@virasat/web --filter=@virasat/service \
  && npx pnpm deploy --legacy --prod --filter @virasat/service /deployed

FROM node:20-bookworm-slim
WORKDIR /virasat
COPY --from=build /deployed/node_modules ./node_modules
COPY --from=build /deployed/package.json ./
COPY --from=build /virasat/apps/service/dist ./dist
COPY --from=build /virasat/apps/web/dist ./web
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 WEB_DIST=/virasat/web
USER node
EXPOSE 4173
CMD ["node", "dist/main.js"]
